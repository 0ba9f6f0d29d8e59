"""Ships, pods and lucre between the stages, and the standpoint from which stages and pieces see an invasion."""

"""The disruptions of Anarchist: each is in force for those who may use it."""

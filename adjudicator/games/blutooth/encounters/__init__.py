"""An encounter from destiny to rewards: targets, commissions, drivers, might, demands, outcomes and casualties."""

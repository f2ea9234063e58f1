export { readInvariants } from "./invariants";
export { type NotedInvariant, readNotedInvariants } from "./noted-invariants";
export { projectNow } from "./project-now";
export { runTasks } from "./run-tasks";
export { sweepOrders } from "./sweep-orders";

export { readInvariants } from "./invariants";
export { type NotedInvariant, readNotedInvariants } from "./noted-invariants";
export { projectNow } from "./project-now";
export { runOrderBatches } from "./run-order-batches";
export { runTasks } from "./run-tasks";
export { sweepOrders } from "./sweep-orders";

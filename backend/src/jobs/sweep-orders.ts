/** Every five minutes: stored events, stale attempts, expired holds, unprojected orders, invariants. */
export { sweepOrders as default } from "../modules/operations/order-jobs";

export const config = { name: "sweep-orders", schedule: "*/5 * * * *" };

import { sweepOrders } from "../modules/operations/order-jobs";

/** Every five minutes: stored events, stale attempts, expired holds, unprojected orders, invariants. */
export default sweepOrders;

export const config = { name: "sweep-orders", schedule: "*/5 * * * *" };

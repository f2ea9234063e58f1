import { runOrderBatches } from "../modules/operations/order-jobs";

/** Every fifteen seconds: resumes status batches without a worker, such as those of a killed process. */
export default runOrderBatches;

export const config = { name: "run-order-batches", schedule: "*/15 * * * * *" };

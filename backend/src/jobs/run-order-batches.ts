/** Every fifteen seconds: resumes status batches without a worker, such as those of a killed process. */
export { runOrderBatches as default } from "../modules/operations/order-jobs";

export const config = { name: "run-order-batches", schedule: "*/15 * * * * *" };

/** Every fifteen seconds: resumes product batches without a worker, such as those of a killed process. */
export { runProductBatches as default } from "../modules/terms/publication";

export const config = { name: "run-product-batches", schedule: "*/15 * * * * *" };

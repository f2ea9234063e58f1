import { runProductBatches } from "../modules/terms/publication";

/** Every fifteen seconds: resumes product batches without a worker, such as those of a killed process. */
export default runProductBatches;

export const config = { name: "run-product-batches", schedule: "*/15 * * * * *" };

import { MedusaService } from "@medusajs/framework/utils";
import { ProductReview } from "./models/product-review";

/** Stores reviews. What they come to is read by ratings.ts, in one statement for a page of products. */
export default class ReviewModuleService extends MedusaService({ ProductReview }) {}

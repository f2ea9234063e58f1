import { Module } from "@medusajs/framework/utils";
import { REVIEW_MODULE } from "./key";
import ReviewModuleService from "./service";

export { REVIEW_MODULE } from "./key";
export { ratingOf, reviewsOf } from "./ratings";
export { seedDemoReviews } from "./seed-demo-reviews";

export default Module(REVIEW_MODULE, { service: ReviewModuleService });

import { Module } from "@medusajs/framework/utils";
import { REVIEW_MODULE } from "./key";
import ReviewModuleService from "./service";

export { answerReview } from "./buyers/answer-review";
export { decideReview } from "./buyers/decide-review";
export { forgetReviewsOf } from "./buyers/forget-reviews";
export { giveReview } from "./buyers/give-review";
export { countWaitingReviews, listReviews } from "./buyers/list-reviews";
export { receivedProducts } from "./buyers/received-products";
export { seedDemoReviews } from "./seed-demo-reviews";

export default Module(REVIEW_MODULE, { service: ReviewModuleService });

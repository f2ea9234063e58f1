import { Module } from "@medusajs/framework/utils";
import bootLoader from "./boot-loader";
import { ORDERING_MODULE } from "./key";
import OrderingService from "./service";

export { ORDERING_MODULE } from "./key";
export type { default as OrderingService } from "./service";

/** The order service in Medusa's container, with the tables of orders, payments, refunds and quotes. */
export default Module(ORDERING_MODULE, { service: OrderingService, loaders: [bootLoader] });

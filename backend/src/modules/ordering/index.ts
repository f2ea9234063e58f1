import { Module } from "@medusajs/framework/utils";
import OrderingService from "./service";
import bootLoader from "./upkeep/boot-loader";

export const ORDERING_MODULE = "ordering";

/** The order book: orders, stock holds, payments and what is still to be done about them. */
export default Module(ORDERING_MODULE, { service: OrderingService, loaders: [bootLoader] });

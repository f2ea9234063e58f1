import { Module } from "@medusajs/framework/utils";
import bootLoader from "./boot-loader";
import OrderingService from "./service";

export const ORDERING_MODULE = "ordering";

/** The order book: orders, stock holds, payments and what is still to be done about them. */
export default Module(ORDERING_MODULE, { service: OrderingService, loaders: [bootLoader] });

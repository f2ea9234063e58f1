import { Module } from "@medusajs/framework/utils";
import ThrottleService from "./service";

export type { default as ThrottleService, Limit } from "./service";

export const THROTTLE_MODULE = "throttle";

/** Counts attempts in PostgreSQL, so that a limit holds across processes without Redis. */
export default Module(THROTTLE_MODULE, { service: ThrottleService });

import { Module } from "@medusajs/framework/utils";
import { openHealthFront } from "./health-front";
import { HEALTH_MODULE } from "./key";
import HealthService from "./service";

/** Whether this process lives, is ready for requests or work, and how it ends: of servers and workers alike. */
export default Module(HEALTH_MODULE, { service: HealthService, loaders: [openHealthFront] });

import { Module, Modules } from "@medusajs/framework/utils";
import redisLoader from "./redis-loader";
import RelayedEventBus from "./service";

/** Medusa's event bus for several processes: Redis carries events to a worker, and nothing waits for Redis. */
export default Module(Modules.EVENT_BUS, { service: RelayedEventBus, loaders: [redisLoader] });

import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { ExpiringLocks } from "./service";

export { ExpiringLocks };

/** Medusa's locks, in its own table. A lock that outlived its process gives way once it expires. */
export default ModuleProvider(Modules.LOCKING, { services: [ExpiringLocks] });

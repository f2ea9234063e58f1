import { ModuleProvider, Modules } from "@medusajs/framework/utils";
import { ExpiringLocks } from "./service";

export { ExpiringLocks };

/** Medusa's locks, in its own table, of which those that outlived their process give way. */
export default ModuleProvider(Modules.LOCKING, { services: [ExpiringLocks] });

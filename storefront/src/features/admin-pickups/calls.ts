import {
	type Pickup,
	type PickupInput,
	type PickupList,
	pickupListSchema,
	pickupSchema,
} from "@confiserie/domain/contract/pickup";
import { api } from "@/lib/api";

/** Key of the pickups in the query cache. */
export const PICKUPS_KEY = ["admin", "pickups"];

/** GET /admin/pickups. */
export const callPickups = (signal: AbortSignal): Promise<PickupList> =>
	api.get("/admin/pickups", pickupListSchema, { signal });

/** POST /admin/pickups. */
export const callRequestPickup = (input: PickupInput): Promise<Pickup> =>
	api.post("/admin/pickups", input, pickupSchema);

/** POST /admin/pickups/{id}/check and /cancel. */
export const callPickupAct = (id: string, act: "check" | "cancel"): Promise<Pickup> =>
	api.post(`/admin/pickups/${encodeURIComponent(id)}/${act}`, {}, pickupSchema);

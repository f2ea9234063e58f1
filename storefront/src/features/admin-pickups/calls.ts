import { type Pickup, pickupSchema } from "@confiserie/domain/contract/pickup";
import { api } from "@/lib/api";

/** POST /admin/pickups/{id}/check and /cancel. */
export const callPickupAct = (id: string, act: "check" | "cancel"): Promise<Pickup> =>
	api.post(`/admin/pickups/${encodeURIComponent(id)}/${act}`, {}, pickupSchema);

import {
	type CarrierAccount,
	type CarrierCheck,
	carrierAccountSchema,
	carrierCheckSchema,
} from "@confiserie/domain/contract/carrier";
import { useQuery } from "@tanstack/react-query";
import { api } from "@/lib/api";

export const CARRIER_KEY = ["admin", "carrier"];

/** GET /admin/carrier: the shop's account with the carrier. */
export const useCarrierAccount = (isNeeded = true) =>
	useQuery({
		queryKey: CARRIER_KEY,
		queryFn: ({ signal }) => api.get("/admin/carrier", carrierAccountSchema, { signal }),
		enabled: isNeeded,
	});

/** PUT /admin/carrier. */
export const callConnect = (keys: { publicKey: string; secretKey: string }): Promise<CarrierAccount> =>
	api.put("/admin/carrier", keys, carrierAccountSchema);

/** DELETE /admin/carrier. */
export const callDisconnect = (): Promise<void> => api.delete("/admin/carrier");

/** POST /admin/carrier/test. */
export const callTest = (): Promise<CarrierCheck> => api.post("/admin/carrier/test", {}, carrierCheckSchema);

import { carrierAccountSchema } from "@confiserie/domain/contract/carrier";
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

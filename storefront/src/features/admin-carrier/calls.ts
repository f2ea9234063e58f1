import { readCarrierAccount } from "@confiserie/domain/contract/shipments";
import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/api";

export const CARRIER_KEY = ["admin", "carrier"];

/** GET /admin/carrier: the shop's account with the carrier. */
export const useCarrierAccount = (isNeeded = true) =>
	useQuery({
		queryKey: CARRIER_KEY,
		queryFn: ({ signal }) => call(readCarrierAccount, { signal }),
		enabled: isNeeded,
	});

"use client";

import { useEffect, useState } from "react";
import { useSession } from "@/features/account/auth";
import { call } from "@/lib/api";
import { type DeliveryPlace, readDeliveryPlace, writeDeliveryPlace } from "./delivery-place";

/** Where the cart goes: what was entered in this browser, else the default address of the signed-in customer; null while neither is known. */
export function useDeliveryPlace(isActive: boolean): [DeliveryPlace | null, (place: DeliveryPlace) => void] {
	const { status } = useSession();
	const [place, setPlace] = useState<DeliveryPlace | null>(null);
	useEffect(() => {
		if (!isActive) return;
		const stored = readDeliveryPlace();
		setPlace(stored);
		if (stored || status !== "authenticated") return;
		const abort = new AbortController();
		// Without the address book the price is that of mainland France.
		defaultPlace(abort.signal).then(setPlace, () => {});
		return () => abort.abort();
	}, [isActive, status]);
	const choose = (chosen: DeliveryPlace) => {
		writeDeliveryPlace(chosen);
		setPlace(chosen);
	};
	return [place, choose];
}

async function defaultPlace(signal: AbortSignal): Promise<DeliveryPlace | null> {
	const { listAddresses } = await import("@confiserie/domain/contract/addresses");
	const address = (await call(listAddresses, { signal })).find(({ isDefault }) => isDefault);
	return address ? { country: address.country, postalCode: address.postalCode } : null;
}

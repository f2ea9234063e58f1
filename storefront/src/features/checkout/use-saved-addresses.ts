"use client";

import type { Address } from "@confiserie/domain/contract/address";
import { useEffect, useState } from "react";
import { callAddresses } from "@/features/addresses";

/** The customer's address book, the default address first; null while it is read, and when the shop cannot say. */
export function useSavedAddresses(): readonly Address[] | null {
	const [addresses, setAddresses] = useState<readonly Address[] | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		// Without the book the address can still be typed.
		callAddresses(stop.signal).then(setAddresses, () => {});
		return () => stop.abort();
	}, []);
	return addresses;
}

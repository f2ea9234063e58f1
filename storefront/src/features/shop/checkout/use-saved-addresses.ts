"use client";

import { listAddresses } from "@confiserie/domain/contract/addresses";
import { type CompanySite, readCompany } from "@confiserie/domain/contract/companies";
import { useEffect, useState } from "react";
import type { OfferedAddress } from "@/features/account/addresses";
import { call } from "@/lib/api";

/** The customer's address book, the default address first, then the sites of their company; null while they are read, and when the shop cannot say. */
export function useSavedAddresses(): readonly OfferedAddress[] | null {
	const [addresses, setAddresses] = useState<readonly OfferedAddress[] | null>(null);
	useEffect(() => {
		const stop = new AbortController();
		// Without the sites the saved addresses are offered alone; without them the address can still be typed.
		const sites = call(readCompany, { signal: stop.signal }).then(
			({ company }) => (company?.sites ?? []).map(offeredSite),
			() => [],
		);
		Promise.all([call(listAddresses, { signal: stop.signal }), sites]).then(
			([own, ofCompany]) => setAddresses([...own, ...ofCompany]),
			() => {},
		);
		return () => stop.abort();
	}, []);
	return addresses;
}

/** Contact and access go into the delivery notes. */
function offeredSite({ id, name, contactName, phone, address, accessNote }: CompanySite): OfferedAddress {
	const contact = [contactName, phone].filter(Boolean).join(", ");
	const additionalInfo = [contact, accessNote].filter(Boolean).join("\n");
	return { id, ...address, additionalInfo, isDefault: false, siteName: name };
}

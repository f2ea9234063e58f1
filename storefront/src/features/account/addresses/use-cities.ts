"use client";

import { listCities } from "@confiserie/domain/contract/addresses";
import { countryOf } from "@confiserie/domain/customers/address";
import { useEffect, useState } from "react";
import { call } from "@/lib/api";

const NONE: readonly string[] = [];

/** The towns of a French postal code; none in other countries, for an incomplete code, or without a response. */
export function useCities(postalCode: string, country: string): readonly string[] {
	const code = postalCode.trim();
	const isAsked = /^\d{5}$/.test(code) && countryOf(country)?.code === "FR";
	const [found, setFound] = useState({ code: "", cities: NONE });
	useEffect(() => {
		if (!isAsked) return;
		const stop = new AbortController();
		call(listCities, { query: { postalCode: code }, signal: stop.signal })
			.then(({ cities }) => setFound({ code, cities }))
			// A help that does not come is not missed: the city can be typed.
			.catch(() => {});
		return () => stop.abort();
	}, [code, isAsked]);
	return isAsked && found.code === code ? found.cities : NONE;
}

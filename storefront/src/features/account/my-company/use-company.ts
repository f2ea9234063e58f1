"use client";

import { type OwnCompany, readCompany } from "@confiserie/domain/contract/companies";
import { useQueryClient } from "@tanstack/react-query";
import { keyOf, useOperation } from "@/lib/use-operation";

/** The caller's company, and the way to show what a change answered. */
export function useCompany() {
	const client = useQueryClient();
	const query = useOperation(readCompany, {});
	return { query, show: (company: OwnCompany) => client.setQueryData(keyOf(readCompany), company) };
}

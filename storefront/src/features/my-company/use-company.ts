"use client";

import type { OwnCompany } from "@confiserie/domain/contract/companies";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useSession } from "@/features/auth";
import { callCompany } from "@/features/company";

/** The caller's company, and the way to show what a change answered. */
export function useCompany() {
	const { user } = useSession();
	const client = useQueryClient();
	const queryKey = ["company", user?.id];
	const query = useQuery({ queryKey, queryFn: ({ signal }) => callCompany(signal) });
	return { query, show: (company: OwnCompany) => client.setQueryData(queryKey, company) };
}

"use client";

import { type Address, listAddresses, makeAddressDefault } from "@confiserie/domain/contract/addresses";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { invalidate, useOperation } from "@/lib/use-operation";
import type { AddressValues } from "./form-values";
import { deleteAddress, saveAddress } from "./save-address";

/** What went wrong with an action, for the banner. */
export interface BookProblem {
	title: string;
	detail: string | null;
}

/** The caller's addresses, and what can be done with them; after each change the shop's own list is read again. */
export function useAddressBook() {
	const client = useQueryClient();
	const query = useOperation(listAddresses, {});
	const [busyId, setBusyId] = useState<string | null>(null);
	const [removed, setRemoved] = useState<Address | null>(null);
	const [problem, setProblem] = useState<BookProblem | null>(null);
	const reload = () => invalidate(client, listAddresses);

	/** Runs one action at a time; `false` when it failed, which the banner reports. */
	const act = async (id: string, title: string, action: () => Promise<unknown>): Promise<boolean> => {
		setBusyId(id);
		setProblem(null);
		try {
			await action();
			return true;
		} catch (cause) {
			setProblem({ title, detail: cause instanceof ApiProblem ? cause.message : null });
			return false;
		} finally {
			// Also after a failure: another tab may be the reason.
			await reload();
			setBusyId(null);
		}
	};

	return {
		addresses: query.data,
		isFailed: query.isError,
		refetch: query.refetch,
		busyId,
		removed,
		problem,
		/** Adds (`id` null) or edits; rejects with what the form then shows. */
		async save(id: string | null, values: AddressValues): Promise<Address> {
			const saved = await saveAddress(id, values);
			setRemoved(null);
			setProblem(null);
			await reload();
			return saved;
		},
		makeDefault: (address: Address) =>
			act(address.id, "L'adresse par défaut n'a pas pu être changée", () =>
				call(makeAddressDefault, { params: { id: address.id } }),
			),
		async remove(address: Address): Promise<void> {
			const title = "L'adresse n'a pas pu être supprimée";
			if (await act(address.id, title, () => deleteAddress(address.id))) setRemoved(address);
		},
		/** Puts the address that was removed last back; null when that failed, and the offer stays. */
		async restore(): Promise<Address | null> {
			if (!removed) return null;
			const { id, ...values } = removed;
			let restored: Address | null = null;
			await act(id, "L'adresse n'a pas pu être rétablie", async () => {
				restored = await saveAddress(null, values);
			});
			if (restored) setRemoved(null);
			return restored;
		},
	};
}

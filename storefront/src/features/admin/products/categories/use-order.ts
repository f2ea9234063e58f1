"use client";

import { movedCode } from "@confiserie/domain/catalogue/category";
import {
	type AdminCategory,
	type AdminCategoryList,
	type CategoryOrder,
	listAdminCategories,
	orderCategories,
} from "@confiserie/domain/contract/categories";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { outdate, useAct } from "@/features/admin/kit";
import { call } from "@/lib/api";
import { keyOf } from "@/lib/use-operation";

const LIST = keyOf(listAdminCategories);

/** Id of the button that moves a category a place up (-1) or down (1). */
export const moveId = (code: string, step: -1 | 1): string => `${step < 0 ? "monter" : "descendre"}-${code}`;

/**
 * Moves a category optimistically and then in the shop; one move at a time. The pressed button stays focused when its row
 * moves.
 */
export function useOrder(list: AdminCategoryList) {
	const client = useQueryClient();
	const [said, setSaid] = useState("");
	const [pressed, setPressed] = useState<{ id: string } | null>(null);
	const { mutate, isPending, error } = useAct({
		act: (body: CategoryOrder) => call(orderCategories, { body }),
		changes: [],
		onDone: (ordered) => client.setQueryData(LIST, ordered),
	});
	useEffect(() => {
		if (pressed) document.getElementById(pressed.id)?.focus();
	}, [pressed]);
	const move = ({ code, name }: AdminCategory, step: -1 | 1) => {
		if (isPending) return;
		const before = list.content.map((one) => one.code);
		const codes = movedCode(before, code, step);
		if (codes.join() === before.join()) return;
		const byCode = new Map(list.content.map((one) => [one.code, one]));
		const content = codes.flatMap((one) => byCode.get(one) ?? []);
		client.setQueryData<AdminCategoryList>(LIST, { ...list, content });
		setPressed({ id: moveId(code, step) });
		setSaid(`${name}\u00a0: place ${codes.indexOf(code) + 1} sur ${codes.length}.`);
		mutate(
			{ codes, version: list.version },
			{
				onError: () => {
					setSaid("");
					void outdate(client, [listAdminCategories]);
				},
			},
		);
	};
	return { move, said, problem: error?.message ?? null };
}

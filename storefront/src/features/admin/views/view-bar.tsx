"use client";

import { BUILT_IN_VIEWS, type ViewList, viewQuery } from "@confiserie/domain/admin/list-views";
import { Bookmark } from "lucide-react";
import { useRouter } from "next/navigation";
import { type ReactNode, useState } from "react";
import { Button } from "@/ui/button";
import { onFirstUse } from "@/ui/on-first-use";
import { Select } from "@/ui/select";
import { useViews } from "./use-views";

const SaveDialog = onFirstUse(() => import("./save-dialog").then((module) => module.SaveDialog));

interface ViewBarProps {
	list: ViewList;
	/** The query of the list's address as it is. */
	query: string;
	/** "Toutes les commandes". */
	wholeLabel: string;
	/** What else belongs to a view, such as its columns. */
	children?: ReactNode;
}

/** Views of a list: all rows, shared views, the user's own; the current filters can be saved as one. */
export function ViewBar({ list, query, wholeLabel, children }: ViewBarProps) {
	const router = useRouter();
	const [isSaving, setSaving] = useState(false);
	const { views } = useViews(list);
	const shown = viewQuery(list, query);
	const builtIn = BUILT_IN_VIEWS[list];
	const known = ["", ...builtIn.map((view) => view.query), ...views.map((view) => view.query)];
	return (
		<div className="flex flex-wrap items-end gap-2">
			<Select
				label="Vue"
				value={known.includes(shown) ? shown : OTHER}
				options={[
					{ value: "", label: wholeLabel },
					...builtIn.map(({ name, query: value }) => ({ value, label: name })),
					...views.map(({ name, query: value, isDefault }) => ({
						value,
						label: isDefault ? `${name} (par défaut)` : name,
					})),
					...(known.includes(shown) ? [] : [{ value: OTHER, label: "Filtres non enregistrés", disabled: true }]),
				]}
				onChange={({ target }) =>
					router.push(target.value ? `/admin/${list}?${target.value}` : `/admin/${list}`, { scroll: false })
				}
			/>
			<Button variant="secondary" size="sm" onClick={() => setSaving(true)}>
				<Bookmark aria-hidden="true" className="size-4.5" />
				<span className="max-sm:sr-only">Enregistrer la vue</span>
			</Button>
			{children}
			{isSaving && <SaveDialog list={list} query={shown} views={views} onClose={() => setSaving(false)} />}
		</div>
	);
}

/** No query looks like this. */
const OTHER = "?";

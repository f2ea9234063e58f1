"use client";

import { VIEW_LIMITS, type ViewList } from "@confiserie/domain/admin/list-views";
import { changeView, createView, type ListView, listViews, removeView } from "@confiserie/domain/contract/list-views";
import { useState } from "react";
import { Act, CheckField, TextField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { call } from "@/lib/api";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";

interface SaveDialogProps {
	list: ViewList;
	/** What the view is to show. */
	query: string;
	views: readonly ListView[];
	onClose: () => void;
}

/** Saves the current list as a view, new or replacing one; renames a view, makes it the default, or removes it. */
export function SaveDialog({ views, ...props }: SaveDialogProps) {
	const [known, setKnown] = useState(views.find((view) => view.query === props.query));
	return (
		<Dialog
			open
			onClose={props.onClose}
			title="Enregistrer la vue"
			description="Filtres, tri et colonnes de la liste, pour vous seul. Une période nommée suit les jours."
		>
			<div className="flex flex-col gap-5">
				{views.length > 0 && (
					<Select
						label="Enregistrer comme"
						value={known?.id ?? ""}
						options={[
							{ value: "", label: "Une nouvelle vue" },
							...views.map((view) => ({ value: view.id, label: `À la place de «\u00a0${view.name}\u00a0»` })),
						]}
						onChange={({ target }) => setKnown(views.find(({ id }) => id === target.value))}
					/>
				)}
				<ViewForm key={known?.id} known={known} {...props} />
			</div>
		</Dialog>
	);
}

function ViewForm({ list, query, known, onClose }: Omit<SaveDialogProps, "views"> & { known: ListView | undefined }) {
	const form = useEditForm(known ? changeView : createView, {
		start: { list, query, name: known?.name ?? "", isDefault: known?.isDefault ?? false },
		params: { id: known?.id ?? "" },
		changes: [listViews],
		failure: "La vue n'a pas pu être enregistrée. Réessayez.",
		onSaved: onClose,
	});
	return (
		<DialogForm state={form.formState} onSubmit={form.submit} onClose={onClose} closeLabel="Fermer">
			<TextField {...form.field("name")} label="Nom de la vue" maxLength={VIEW_LIMITS.name} />
			<CheckField {...form.field("isDefault")} label="Ouvrir la liste avec cette vue" />
			{known && (
				<p>
					<Act
						label="Supprimer"
						variant="danger"
						act={() => call(removeView, { params: { id: known.id } })}
						changes={[listViews]}
						onDone={onClose}
					/>
				</p>
			)}
		</DialogForm>
	);
}

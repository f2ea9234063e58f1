"use client";

import { changeView, createView, type ListView, listViews, removeView } from "@confiserie/domain/contract/list-views";
import { VIEW_LIMITS, type ViewList } from "@confiserie/domain/list-views";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { Dialog } from "@/ui/dialog";
import { Select } from "@/ui/select";
import { TextField } from "@/ui/text-field";

interface SaveDialogProps {
	list: ViewList;
	/** What the view is to show. */
	query: string;
	views: readonly ListView[];
	onClose: () => void;
}

/** Saves the current list as a view, new or replacing one; renames a view, makes it the default, or removes it. */
export function SaveDialog({ list, query, views, onClose }: SaveDialogProps) {
	const client = useQueryClient();
	const [known, setKnown] = useState<ListView | undefined>(views.find((view) => view.query === query));
	const [name, setName] = useState(known?.name ?? "");
	const [isDefault, setDefault] = useState(known?.isDefault ?? false);
	const onSuccess = async () => {
		await invalidate(client, listViews);
		onClose();
	};
	const save = useMutation({
		mutationFn: () => {
			const body = { list, name, query, isDefault };
			return known ? call(changeView, { params: { id: known.id }, body }) : call(createView, { body });
		},
		onSuccess,
	});
	const remove = useMutation({ mutationFn: (id: string) => call(removeView, { params: { id } }), onSuccess });
	const error = save.error ?? remove.error;
	const isOfName = error instanceof ApiProblem && error.field === "name";
	const choose = (id: string) => {
		const view = views.find((one) => one.id === id);
		setKnown(view);
		setName(view?.name ?? "");
		setDefault(view?.isDefault ?? false);
		save.reset();
		remove.reset();
	};
	return (
		<Dialog
			open
			onClose={onClose}
			title="Enregistrer la vue"
			description="Filtres, tri et colonnes de la liste, pour vous seul. Une période nommée suit les jours."
		>
			<form
				className="flex flex-col gap-4"
				onSubmit={(event) => {
					event.preventDefault();
					save.mutate();
				}}
			>
				{error && !isOfName && <Banner tone="error" title={error.message} />}
				{views.length > 0 && (
					<Select
						label="Enregistrer comme"
						value={known?.id ?? ""}
						options={[
							{ value: "", label: "Une nouvelle vue" },
							...views.map((view) => ({ value: view.id, label: `À la place de «\u00a0${view.name}\u00a0»` })),
						]}
						onChange={({ target }) => choose(target.value)}
					/>
				)}
				<TextField
					label="Nom de la vue"
					value={name}
					maxLength={VIEW_LIMITS.name}
					required
					autoComplete="off"
					error={isOfName ? error.message : undefined}
					onChange={({ target }) => setName(target.value)}
				/>
				<CheckField
					label="Ouvrir la liste avec cette vue"
					checked={isDefault}
					onChange={({ target }) => setDefault(target.checked)}
				/>
				<div className="flex flex-col gap-3 sm:flex-row-reverse">
					<Button
						type="submit"
						className="flex-1"
						busy={save.isPending}
						busyLabel="Enregistrement…"
						disabled={name.trim() === ""}
					>
						Enregistrer
					</Button>
					{known && (
						<Button
							variant="danger"
							busy={remove.isPending}
							busyLabel="Suppression…"
							onClick={() => remove.mutate(known.id)}
						>
							Supprimer
						</Button>
					)}
					<Button variant="secondary" onClick={onClose}>
						Fermer
					</Button>
				</div>
			</form>
		</Dialog>
	);
}

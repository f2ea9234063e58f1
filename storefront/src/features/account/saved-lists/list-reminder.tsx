"use client";

import type { ListUpdate, SavedList } from "@confiserie/domain/contract/saved-lists";
import { LIST_REMINDER_CONSENT } from "@confiserie/domain/customers/saved-list";
import { formatDate } from "@confiserie/domain/format";
import { type FormEvent, useState } from "react";
import { Button } from "@/ui/button";
import { CheckField } from "@/ui/check-field";
import { TextField } from "@/ui/text-field";

interface ListReminderProps {
	list: SavedList;
	isBusy: boolean;
	onSave: (change: Partial<ListUpdate>, done: string) => Promise<boolean>;
}

/** A day on which a mail reminds of the list, asked for with its consent, and taken back in one press. */
export function ListReminder({ list, isBusy, onSave }: ListReminderProps) {
	const [day, setDay] = useState("");
	const [isAgreed, setAgreed] = useState(false);
	const submit = async (event: FormEvent) => {
		event.preventDefault();
		const consent = isAgreed ? LIST_REMINDER_CONSENT.version : undefined;
		if (!(await onSave({ remindOn: day, consent }, `Rappel prévu le ${formatDate(day)}.`))) return;
		setDay("");
		setAgreed(false);
	};
	return (
		<section aria-labelledby="rappel" className="flex flex-col gap-3 rounded-card bg-creme p-5">
			<h2 id="rappel" className="display text-xl">
				Rappel
			</h2>
			{list.remindOn ? (
				<div className="flex flex-wrap items-center gap-4">
					<p>Un e-mail vous rappellera cette liste le {formatDate(list.remindOn)}.</p>
					<Button
						variant="secondary"
						size="sm"
						busy={isBusy}
						onClick={() => onSave({ remindOn: null }, "Il n'y aura pas de rappel.")}
					>
						Annuler le rappel
					</Button>
				</div>
			) : (
				<form onSubmit={submit} className="flex flex-col items-start gap-3">
					<TextField
						label="Date du rappel"
						type="date"
						required
						value={day}
						onChange={({ target }) => setDay(target.value)}
					/>
					<CheckField
						label={LIST_REMINDER_CONSENT.text}
						required
						checked={isAgreed}
						onChange={({ target }) => setAgreed(target.checked)}
					/>
					<Button type="submit" variant="secondary" size="sm" busy={isBusy}>
						Me prévenir
					</Button>
				</form>
			)}
		</section>
	);
}

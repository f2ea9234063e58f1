"use client";

import { listPickups, requestPickup } from "@confiserie/domain/contract/shipments";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { Truck } from "lucide-react";
import { useState } from "react";
import { DayField, TextField, useEditForm } from "@/features/admin/kit";
import { DialogForm } from "@/features/admin/shell";
import { Button } from "@/ui/button";

/** Carriers ask for two working days. */
const twoWorkingDaysAhead = () => {
	const day = daysLater(dayOf(new Date()), 2);
	const weekday = new Date(`${day}T00:00:00Z`).getUTCDay();
	return weekday === 6 || weekday === 0 || weekday === 1 ? daysLater(day, 2) : day;
};

/** Asks a carrier to come for the parcels that wait for it: closed at first, since it may come by itself. */
export function PickupForm({ carrierCode, carrierName }: { carrierCode: string; carrierName: string }) {
	/** Undefined before the first time; closed, its button has the focus again. */
	const [isOpen, setOpen] = useState<boolean>();
	const form = useEditForm(requestPickup, {
		start: { carrierCode, day: twoWorkingDaysAhead(), from: "13:00", until: "17:00", instructions: "" },
		changes: [listPickups],
		failure: "L'enlèvement n'a pas pu être demandé. Réessayez.",
		done: "Enlèvement demandé",
	});
	if (!isOpen)
		return (
			<Button
				variant="secondary"
				size="sm"
				className="self-start"
				aria-label={`Demander un enlèvement à ${carrierName}`}
				autoFocus={isOpen === false}
				onClick={() => setOpen(true)}
			>
				<Truck aria-hidden="true" className="size-4.5" />
				Demander un enlèvement
			</Button>
		);
	return (
		<DialogForm
			state={form.formState}
			onSubmit={form.submit}
			onClose={() => setOpen(false)}
			name={`Enlèvement par ${carrierName}`}
			submitLabel="Demander l'enlèvement"
			busyLabel="Demande…"
			closeLabel="Fermer"
		>
			<div className="grid items-start gap-4 sm:grid-cols-3">
				<DayField {...form.field("day")} label="Jour" autoFocus />
				<TextField {...form.field("from")} type="time" label="À partir de" />
				<TextField {...form.field("until")} type="time" label="Jusqu'à" />
			</div>
			<TextField {...form.field("instructions")} label="Consigne pour le chauffeur" optional maxLength={100} />
		</DialogForm>
	);
}

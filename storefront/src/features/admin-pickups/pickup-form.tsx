"use client";

import { listPickups, requestPickup } from "@confiserie/domain/contract/shipments";
import { dayOf, daysLater } from "@confiserie/domain/day";
import { type PickupSlot, pickupTimes } from "@confiserie/domain/pickup-slot";
import { useQueryClient } from "@tanstack/react-query";
import { Truck } from "lucide-react";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { call } from "@/lib/api";
import { showProblem } from "@/lib/form-problem";
import { resolverOf } from "@/lib/form-resolver";
import { invalidate } from "@/lib/use-operation";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";
import { TextField } from "@/ui/text-field";
import { useToasts } from "@/ui/toasts";

interface PickupValues extends PickupSlot {
	instructions: string;
}
const FIELDS = ["day", "from", "until", "instructions"] as const;

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
	const client = useQueryClient();
	const { success } = useToasts();
	const form = useForm<PickupValues>({
		defaultValues: { day: twoWorkingDaysAhead(), from: "13:00", until: "17:00", instructions: "" },
		resolver: resolverOf((values) => {
			const times = pickupTimes(values, new Date());
			return "field" in times ? { [times.field]: times.message } : {};
		}),
	});
	const { errors, isSubmitting } = form.formState;
	const submit = form.handleSubmit(async (values) => {
		try {
			await call(requestPickup, { body: { carrierCode, ...values } });
			success("Enlèvement demandé");
		} catch (cause) {
			showProblem(cause, FIELDS, form.setError, "L'enlèvement n'a pas pu être demandé. Réessayez.");
		}
		await invalidate(client, listPickups);
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
		<form
			method="post"
			noValidate
			aria-label={`Enlèvement par ${carrierName}`}
			onSubmit={submit}
			className="flex flex-col gap-4"
		>
			<div className="grid items-start gap-4 sm:grid-cols-3">
				<TextField {...form.register("day")} type="date" label="Jour" autoFocus error={errors.day?.message ?? null} />
				<TextField {...form.register("from")} type="time" label="À partir de" error={errors.from?.message ?? null} />
				<TextField {...form.register("until")} type="time" label="Jusqu'à" error={errors.until?.message ?? null} />
			</div>
			<TextField
				{...form.register("instructions")}
				label="Consigne pour le chauffeur"
				optional
				maxLength={100}
				autoComplete="off"
				error={errors.instructions?.message ?? null}
			/>
			{errors.root?.message && <Banner tone="error" title={errors.root.message} />}
			<div className="flex flex-wrap gap-3">
				<Button type="submit" busy={isSubmitting} busyLabel="Demande…">
					Demander l'enlèvement
				</Button>
				<Button variant="ghost" onClick={() => setOpen(false)}>
					Fermer
				</Button>
			</div>
		</form>
	);
}

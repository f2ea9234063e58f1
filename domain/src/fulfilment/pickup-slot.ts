import { dayOf, daysLater } from "../day";
import { parisTime } from "../paris-time";

/** When a carrier comes, as clocks in Paris show it: "2026-11-30", "14:00". */
export interface PickupSlot {
	day: string;
	from: string;
	until: string;
}

/** Carriers come within a window of some hours; the aggregator refuses shorter ones. */
const MINIMUM_MS = 3_600_000;

type Times = { start: Date; end: Date } | { field: keyof PickupSlot; message: string };

/** The beginning and end of a slot, of the past too; of what is no slot, the field at fault and its message. */
export function slotTimes({ day, from, until }: PickupSlot): Times {
	const start = parisTime(`${day}T${from}`);
	const end = parisTime(`${day}T${until}`);
	// No calendar has 31 November.
	if (!start || daysLater(day, 0) !== day) return { field: "day", message: "Un jour est attendu." };
	if (!end || end.getTime() - start.getTime() < MINIMUM_MS)
		return { field: "until", message: "Prévoyez au moins une heure entre le début et la fin." };
	return { start, end };
}

/** The same for a slot that is still to come. */
export function pickupTimes(slot: PickupSlot, now: Date): Times {
	const times = slotTimes(slot);
	if ("field" in times) return times;
	if (slot.day < dayOf(now)) return { field: "day", message: "Choisissez un jour à venir." };
	if (times.start <= now) return { field: "from", message: "Choisissez une heure à venir." };
	return times;
}

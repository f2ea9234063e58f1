import type { Slide } from "@/config/home";

/** The slides that show at `now`, in order: those that are switched on and whose days have come and are not over. */
export function slidesOfDay(slides: readonly Slide[], now: Date): Slide[] {
	const today = dayInParis(now);
	return slides.filter(
		// Written year first, days sort as text.
		({ from = today, to = today, enabled = true }) => enabled && from <= today && today <= to,
	);
}

/** "2026-10-31"; Swedish writes dates so. */
const dayInParis = (now: Date): string =>
	new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Paris", dateStyle: "short" }).format(now);

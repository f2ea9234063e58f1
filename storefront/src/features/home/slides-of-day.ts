import { dayOf } from "@confiserie/domain/day";
import type { Slide } from "@confiserie/domain/home-content";
import { inSeasonFirst } from "@confiserie/domain/season";

/** The slides that show at `now`: those that are switched on and whose days have come and are not over; out of season last. */
export function slidesOfDay(slides: readonly Slide[], now: Date): Slide[] {
	const today = dayOf(now);
	const shown = slides.filter(
		// Written year first, days sort as text.
		({ from = today, to = today, enabled = true }) => enabled && from <= today && today <= to,
	);
	return inSeasonFirst(shown, now);
}

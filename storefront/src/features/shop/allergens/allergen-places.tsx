"use client";

import {
	ALLERGEN_STATES,
	type AllergenInformation,
	type AllergenMark,
	allergenMarks,
	orderedCodes,
	UNKNOWN_ALLERGENS,
} from "@confiserie/domain/food/allergen-codes";
import { CircleCheck, CircleHelp, OctagonAlert, TriangleAlert } from "lucide-react";
import { createPortal } from "react-dom";
import { readAvoided } from "@/lib/allergens/remembered";
import { CHOICE, MARKS } from "@/lib/allergens/slots";
import { usePlaces } from "@/lib/use-places";
import { RememberChoice } from "./remember-choice";
import { useRemembered } from "./use-remembered";

/** Marks of products for a customer who filters by allergens or had them remembered, and what remembers the filter. */
export function AllergenPlaces() {
	const marks = usePlaces(MARKS);
	const [choice] = usePlaces(CHOICE);
	const remembered = useRemembered();
	const filter = readAvoided(choice?.value ?? "");
	const without = orderedCodes([...(filter?.without ?? []), ...(remembered.choice?.without ?? [])]);
	return (
		<>
			{marks.map(({ element, value }, at) =>
				createPortal(<Marks marks={allergenMarks(informationIn(value), without)} />, element, `${at}`),
			)}
			{choice && createPortal(<RememberChoice filter={filter} remembered={remembered} />, choice.element)}
		</>
	);
}

const SHAPES = {
	contains: { Icon: OctagonAlert, style: "text-rouge" },
	traces: { Icon: TriangleAlert, style: "text-caramel" },
	unknown: { Icon: CircleHelp, style: "text-prune" },
	free: { Icon: CircleCheck, style: "text-pistache" },
} as const;

/** Text and shape say the same as the colour. */
function Marks({ marks }: { marks: readonly AllergenMark[] }) {
	return marks.map(({ tone, text }) => {
		const { Icon, style } = SHAPES[tone];
		return (
			<p key={tone} className={`flex items-start gap-1.5 text-sm leading-snug font-semibold ${style}`}>
				<Icon aria-hidden="true" className="mt-[0.15em] size-4 shrink-0" />
				{text}
			</p>
		);
	});
}

/** As the server wrote it, or a browser's storage that outlives releases. */
function informationIn(value: string): AllergenInformation {
	const found: Partial<AllergenInformation> | null = JSON.parse(value);
	const isSound =
		ALLERGEN_STATES.some((state) => state === found?.state) &&
		Array.isArray(found?.contains) &&
		Array.isArray(found.traces);
	return isSound ? (found as AllergenInformation) : UNKNOWN_ALLERGENS;
}

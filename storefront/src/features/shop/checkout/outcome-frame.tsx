import { Check, Clock, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

const LOOKS = {
	good: { Icon: Check, look: "bg-pistache-clair text-pistache" },
	wait: { Icon: Clock, look: "bg-myrtille-clair text-myrtille" },
	bad: { Icon: TriangleAlert, look: "bg-rouge-clair text-rouge" },
} as const;

export interface OutcomeFrameProps {
	tone: keyof typeof LOOKS;
	title: string;
	text: string;
	more?: string;
	children: ReactNode;
}

/** Image, title and sentence of an outcome, announced as they change. */
export function OutcomeFrame({ tone, title, text, more, children }: OutcomeFrameProps) {
	const { Icon, look } = LOOKS[tone];
	return (
		<div className="page py-10 sm:py-16">
			<div className="relative mx-auto max-w-3xl text-center">
				{tone === "good" && <span aria-hidden="true" className="sweets-fall" />}
				<span aria-hidden="true" className={`mx-auto grid size-20 place-items-center rounded-full ${look}`}>
					<Icon className="size-9" strokeWidth={2.5} />
				</span>
				<div role="status">
					<h1 className="display mt-5 text-3xl">{title}</h1>
					<p className="mt-3 text-lg text-prune">{text}</p>
					{more && <p className="mt-2 text-prune">{more}</p>}
				</div>
				{children}
			</div>
		</div>
	);
}

/** A figure of the outcome with its name. */
export function OutcomeRow({ term, value }: { term: string; value: string }) {
	return (
		<div className="flex flex-wrap items-baseline justify-between gap-x-4">
			<dt className="text-prune">{term}</dt>
			<dd className="font-bold">{value}</dd>
		</div>
	);
}

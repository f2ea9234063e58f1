import { Check } from "lucide-react";

const STEPS = ["Informations", "Paiement"] as const;

/** Where one is: 1 Informations, 2 Paiement. Source: spec §2 "Checkout". */
export function StepsNav({ current }: { current: 1 | 2 }) {
	return (
		<ol aria-label="Étapes de la commande" className="flex items-center gap-3">
			{STEPS.map((label, index) => {
				const step = index + 1;
				const isDone = step < current;
				const isHere = step === current;
				return (
					<li
						key={label}
						aria-current={isHere ? "step" : undefined}
						className={`flex items-center gap-2 ${isHere ? "font-bold" : "text-prune"} ${index > 0 ? "flex-1" : ""}`}
					>
						{index > 0 && <span aria-hidden="true" className="h-0.5 max-w-24 flex-1 bg-trait" />}
						<span
							aria-hidden="true"
							className={`grid size-8 place-items-center rounded-full text-sm font-bold ${
								isHere ? "bg-framboise text-white" : isDone ? "bg-pistache-clair text-pistache" : "bg-creme text-prune"
							}`}
						>
							{isDone ? <Check className="size-4" /> : step}
						</span>
						<span>
							<span className="sr-only">{`Étape ${step} : `}</span>
							{label}
							{isDone && <span className="sr-only"> (terminée)</span>}
						</span>
					</li>
				);
			})}
		</ol>
	);
}

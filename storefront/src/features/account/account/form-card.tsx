import { type ReactNode, useId } from "react";
import { Banner } from "@/ui/banner";
import { Button } from "@/ui/button";

export interface FormCardProps {
	title: string;
	intro?: ReactNode;
	/** What went wrong with the last press, or right. */
	problem?: string | undefined;
	done?: string | null;
	submitLabel: string;
	/** What cannot be taken back looks like it. */
	isDestructive?: boolean;
	busyLabel: string;
	isBusy: boolean;
	onSubmit: () => void;
	children: ReactNode;
}

/** A form for one setting of the account, with its result beside the button. */
export function FormCard({
	title,
	intro,
	problem,
	done,
	submitLabel,
	isDestructive = false,
	busyLabel,
	isBusy,
	onSubmit,
	children,
}: FormCardProps) {
	const titleId = useId();
	return (
		// post: a submit before the script has started must not put what was typed into the address.
		<form
			method="post"
			noValidate
			aria-labelledby={titleId}
			onSubmit={(event) => {
				event.preventDefault();
				onSubmit();
			}}
			className="flex flex-col gap-5 rounded-card border border-trait bg-white p-5 shadow-card sm:p-6"
		>
			<div>
				<h2 id={titleId} className="display text-xl">
					{title}
				</h2>
				{intro && <p className="mt-1 text-prune">{intro}</p>}
			</div>
			{children}
			{problem && <Banner tone="error">{problem}</Banner>}
			{done && <Banner tone="success">{done}</Banner>}
			<Button
				type="submit"
				variant={isDestructive ? "danger" : "secondary"}
				busy={isBusy}
				busyLabel={busyLabel}
				className="self-start"
			>
				{submitLabel}
			</Button>
		</form>
	);
}

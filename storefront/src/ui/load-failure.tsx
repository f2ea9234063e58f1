"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useTransition } from "react";
import { Button } from "./button";
import { EmptyState } from "./empty-state";

interface LoadFailureProps {
	message: string;
	/** What it means for the reader. */
	children?: ReactNode;
	headingLevel?: 1 | 2;
	/** Another way out beside the retry. */
	action?: ReactNode;
}

/** Something could not be read: what happened, and a button that tries again without leaving the page. */
export function LoadFailure({ message, children, headingLevel, action }: LoadFailureProps) {
	const router = useRouter();
	const [isPending, startTransition] = useTransition();
	const retry = () => startTransition(() => router.refresh());
	return (
		<div role="alert">
			{/* The status can no longer say so: an index must not keep this page. */}
			<meta name="robots" content="noindex" />
			<EmptyState
				title={message}
				headingLevel={headingLevel}
				action={
					<>
						<Button busy={isPending} busyLabel="Nouvel essai…" onClick={retry}>
							Réessayer
						</Button>
						{action}
					</>
				}
			>
				{children}
			</EmptyState>
		</div>
	);
}

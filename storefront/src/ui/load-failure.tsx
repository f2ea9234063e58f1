import type { ReactNode } from "react";
import { EmptyState } from "./empty-state";
import { RetryButton } from "./retry-button";

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
	return (
		<div role="alert">
			{/* The status has been sent already: search engines must not index this page. */}
			<meta name="robots" content="noindex" />
			<EmptyState
				title={message}
				headingLevel={headingLevel}
				action={
					<>
						<RetryButton />
						{action}
					</>
				}
			>
				{children}
			</EmptyState>
		</div>
	);
}

import { Button, Container, Heading, Text } from "@medusajs/ui";
import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { messageOf } from "../lib/shop";

interface PanelProps<Value> {
	title: string;
	/** 1 for a page, 2 for a widget. */
	level?: "h1" | "h2";
	lead?: string;
	actions?: ReactNode;
	loaded: Pick<UseQueryResult<Value>, "data" | "error" | "isFetching" | "refetch">;
	children: (value: Value) => ReactNode;
}

/** A container of Medusa Admin around something read from the server: waiting, failed, there. */
export function Panel<Value>({ title, level = "h2", lead, actions, loaded, children }: PanelProps<Value>) {
	const { data, error, isFetching, refetch } = loaded;
	return (
		<Container className="divide-y p-0" role="region" aria-label={title}>
			<div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
				<div>
					<Heading level={level}>{title}</Heading>
					{lead && (
						<Text size="small" className="text-ui-fg-subtle">
							{lead}
						</Text>
					)}
				</div>
				{data !== undefined && actions}
			</div>
			{data !== undefined ? (
				children(data)
			) : (
				<div className="flex items-center justify-between gap-4 px-6 py-6">
					<Text size="small" role={error ? "alert" : "status"}>
						{error ? messageOf(error) : isFetching ? "Chargement…" : ""}
					</Text>
					{error && (
						<Button size="small" variant="secondary" onClick={() => refetch()}>
							Réessayer
						</Button>
					)}
				</div>
			)}
		</Container>
	);
}

/** A term and what it is, on one line. */
export function Row({ term, children }: { term: string; children: ReactNode }) {
	return (
		<div className="grid grid-cols-2 items-center gap-4 px-6 py-3">
			<Text size="small" weight="plus" className="text-ui-fg-subtle">
				{term}
			</Text>
			<div className="txt-small text-ui-fg-base">{children}</div>
		</div>
	);
}

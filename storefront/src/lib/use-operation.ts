"use client";

import { type AnswerOf, addressOf, type Operation } from "@confiserie/domain/contract/operation";
import {
	type QueryClient,
	type QueryKey,
	type UseQueryOptions,
	type UseQueryResult,
	useQuery,
} from "@tanstack/react-query";
import { call, type Input, type InputOf } from "./api";

type ReadOptions<Answer> = Omit<UseQueryOptions<Answer>, "queryKey" | "queryFn">;

/**
 * Reads an operation: `useOperation(listViews, {})`, `useOperation(readLot, { params: { id } }, { enabled })`. The response is
 * cached under the operation's key and the input, where it has one.
 */
export function useOperation<O extends Operation>(
	operation: O,
	input: Input<O>,
	options: ReadOptions<AnswerOf<O>> = {},
): UseQueryResult<AnswerOf<O>> {
	return useQuery({
		...options,
		queryKey: keyOf(operation, input),
		queryFn: ({ signal }) => call(operation, ...([{ ...input, signal }] as unknown as InputOf<O>)),
	});
}

/**
 * Key of an operation's cached responses, under that of its area: ["admin", "GET /api/admin/views"]; with an input that of
 * the one response.
 */
export const keyOf = <O extends Operation>(operation: O, input: Partial<Input<O>> = {}): QueryKey => {
	const key = [addressOf(operation).path.split("/")[2], operation.key];
	return Object.keys(input).length === 0 ? key : [...key, input];
};

/** Reads these operations again, whatever their input was. */
export async function invalidate(client: QueryClient, ...operations: Operation[]): Promise<void> {
	await Promise.all(operations.map((operation) => client.invalidateQueries({ queryKey: keyOf(operation) })));
}

import { type BackOfficeAddresses, backOfficeAddressesSchema } from "@confiserie/domain/contract/medusa-admin";
import Medusa, { type ClientHeaders, FetchError } from "@medusajs/js-sdk";
import { toast } from "@medusajs/ui";
import {
	keepPreviousData,
	type QueryKey,
	type UseQueryResult,
	useMutation,
	useQuery,
	useQueryClient,
} from "@tanstack/react-query";

const sdk = new Medusa({ baseUrl: "/", auth: { type: "session" } });

interface Schema<Result> {
	parse(value: unknown): Result;
}
interface Call {
	method?: "POST" | "PUT" | "DELETE";
	body?: Record<string, unknown> | FormData;
	headers?: ClientHeaders;
	signal?: AbortSignal;
}

/** Calls an address below /admin with the session of Medusa Admin. Throws the SDK's FetchError if it is refused. */
export async function call<Result>(path: string, schema: Schema<Result>, init: Call = {}): Promise<Result> {
	return schema.parse(await sdk.client.fetch(`/admin${path}`, init));
}

/** Deletes; the response has no content. */
export async function remove(path: string): Promise<void> {
	// The SDK parses a body wherever it accepts JSON.
	await sdk.client.fetch(`/admin${path}`, { method: "DELETE", headers: { accept: "*/*" } });
}

/** Key under which a path is cached. */
export const keyOf = (path: string): QueryKey => ["shop", path];

/**
 * Reads a path. Money and permissions change elsewhere, so a cached response is shown and read again. A list shows its
 * last page until the next one is there.
 */
export function useShop<Result>(path: string, schema: Schema<Result>, { isList = false } = {}): UseQueryResult<Result> {
	return useQuery({
		queryKey: keyOf(path),
		queryFn: ({ signal }) => call(path, schema, { signal }),
		staleTime: 0,
		retry: false,
		...(isList && { placeholderData: keepPreviousData }),
	});
}

/** Pages of the shop's admin. */
export const useAddresses = (): UseQueryResult<BackOfficeAddresses> =>
	useShop("/shop/addresses", backOfficeAddressesSchema);

interface Change<Input, Result> {
	run: (input: Input) => Promise<Result>;
	/** Path whose data this changes: read again afterwards, or replaced by `replaces`. */
	path?: string;
	/** The response is the path's new data. */
	replaces?: boolean;
	onDone: (result: Result, input: Input) => void;
	/** Instead of a toast. */
	onRefused?: (message: string) => void;
}

/** A change of what `path` returns. After a conflict, the path is read again. */
export function useChange<Result, Input = void>({
	run,
	path,
	replaces = false,
	onDone,
	onRefused = toast.error,
}: Change<Input, Result>) {
	const queries = useQueryClient();
	const reread = () => path && queries.invalidateQueries({ queryKey: keyOf(path) });
	return useMutation<Result, unknown, Input>({
		mutationFn: run,
		onSuccess: async (result, input) => {
			if (path && replaces) queries.setQueryData(keyOf(path), result);
			else await reread();
			onDone(result, input);
		},
		onError: (cause) => {
			onRefused(messageOf(cause));
			if (statusOf(cause) === 409) void reread();
		},
	});
}

/** HTTP status of a refusal. */
export const statusOf = (cause: unknown): number | undefined =>
	cause instanceof FetchError ? cause.status : undefined;

/** A refusal in French; an error page of a proxy has only the English name of its status. */
export function messageOf(cause: unknown): string {
	if (statusOf(cause) === 401) return "Votre session a pris fin. Reconnectez-vous.";
	if (cause instanceof FetchError && cause.message !== cause.statusText) return cause.message;
	if (cause instanceof TypeError) return "Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.";
	return "Cette opération a échoué. Réessayez dans un instant.";
}

/** An idempotency key. */
export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

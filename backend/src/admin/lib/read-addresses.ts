import { type BackOfficeAddresses, backOfficeAddressesSchema } from "@confiserie/domain/contract/medusa-admin";
import { call } from "./call";

/** Reads where pages of the shop's admin are. */
export const readAddresses = (signal: AbortSignal): Promise<BackOfficeAddresses> =>
	call("/addresses", backOfficeAddressesSchema, { signal });

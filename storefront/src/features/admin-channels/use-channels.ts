"use client";

import { listChannels } from "@confiserie/domain/contract/channels";
import { useQuery } from "@tanstack/react-query";
import { call } from "@/lib/api";
import { CHANNELS_KEY } from "./channels-key";

/** The sales channels and the stock locations, cached for every screen that names one. */
export const useChannels = () =>
	useQuery({ queryKey: CHANNELS_KEY, queryFn: ({ signal }) => call(listChannels, { signal }), staleTime: 60_000 });

"use client";

import { useQuery } from "@tanstack/react-query";
import { CHANNELS_KEY, callChannels } from "./calls";

/** The sales channels and the stock locations, cached for every screen that names one. */
export const useChannels = () =>
	useQuery({ queryKey: CHANNELS_KEY, queryFn: ({ signal }) => callChannels(signal), staleTime: 60_000 });

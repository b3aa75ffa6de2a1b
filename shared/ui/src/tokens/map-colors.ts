/** Colours of the base map: quiet, so that prices stand out. A canvas cannot read custom properties, so these are values. */
export interface MapColors {
  land: string;
  water: string;
  green: string;
  wood: string;
  sand: string;
  built: string;
  works: string;
  building: string;
  buildingEdge: string;
  road: string;
  roadEdge: string;
  mainRoad: string;
  mainRoadEdge: string;
  path: string;
  rail: string;
  railSleeper: string;
  border: string;
  text: string;
  textSoft: string;
  textWater: string;
  textGreen: string;
  /** Around text, so that it can be read on anything. */
  halo: string;
  /** Line and inside of an area that is searched, and of one that is left out. */
  area: string;
  areaInside: string;
  excluded: string;
  excludedInside: string;
}

export const mapColors: Record<'light' | 'dark', MapColors> = {
  light: {
    land: '#EEF1EC',
    water: '#DCE8EE',
    green: '#DFEBDA',
    wood: '#D5E5D0',
    sand: '#F3EEDF',
    built: '#EAEDE8',
    works: '#E7E9E9',
    building: '#E1E5E0',
    buildingEdge: '#D3D9D3',
    road: '#FFFFFF',
    roadEdge: '#DDE2DD',
    mainRoad: '#FFFFFF',
    mainRoadEdge: '#CFD6D0',
    path: '#D9DDD3',
    rail: '#C3CAC6',
    railSleeper: '#EEF1EC',
    border: '#AEB8B4',
    text: '#34433F',
    textSoft: '#63726D',
    textWater: '#5B7F92',
    textGreen: '#587A57',
    halo: '#F9FBF8',
    area: '#0B6B57',
    areaInside: 'rgb(11 107 87 / 12%)',
    excluded: '#8C1D18',
    excludedInside: 'rgb(140 29 24 / 14%)',
  },
  dark: {
    land: '#19221F',
    water: '#0C171C',
    green: '#1C2A22',
    wood: '#1A2C22',
    sand: '#26271F',
    built: '#1D2724',
    works: '#202927',
    building: '#24302C',
    buildingEdge: '#2F3C38',
    road: '#35433E',
    roadEdge: '#141C19',
    mainRoad: '#46554F',
    mainRoadEdge: '#121917',
    path: '#2E3A35',
    rail: '#45514D',
    railSleeper: '#19221F',
    border: '#55625E',
    text: '#D3DCD8',
    textSoft: '#9FADA8',
    textWater: '#7FA3B5',
    textGreen: '#8FB391',
    halo: '#101715',
    area: '#5FD3B5',
    areaInside: 'rgb(95 211 181 / 16%)',
    excluded: '#FFB4AB',
    excludedInside: 'rgb(255 180 171 / 16%)',
  },
};
